/** A browser as the journeys use it: what every engine's own protocol can do. */

export interface Browser {
  /** Shows the address and waits for its load. */
  goto(address: string): Promise<void>;
  /** Runs an expression in the page, which may be a promise, and answers what it comes to. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Width and height of the window, a phone's. */
export const phone = { width: 390, height: 844 };
