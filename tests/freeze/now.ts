/** The time of server and browser: a Tuesday morning in India, within opening hours. */
export const NOW = Date.UTC(2026, 2, 3, 5, 30);
