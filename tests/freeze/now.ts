/** The moment that server and browser believe in: a Tuesday morning in India, within opening hours. */
export const NOW = Date.UTC(2026, 2, 3, 5, 30);
