/**
 * The version of the rules this engine computes by, stored with every row.
 * It changes only when the same inputs could give other cents. Example: `'2'`.
 * 1: an hourly price of the month's last day for the whole month. 2: each day at its own price.
 */
export const engineVersion = '2';
