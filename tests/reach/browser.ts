/** The operations that journeys need, which every engine's protocol supports. */

export interface Browser {
  /** Opens the URL and waits for its load. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. @returns its value, or that of its promise */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Width and height of the window, a phone's. */
export const phone = { width: 390, height: 844 };
