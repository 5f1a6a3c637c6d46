/**
 * The version of the rules this engine computes by, stored with every row.
 * It changes only when the same inputs could give other cents. Example: `'1'`.
 */
export const engineVersion = '1';
