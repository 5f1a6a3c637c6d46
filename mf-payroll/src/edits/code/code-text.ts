/** Signs of a security code. */
export const CODE_LENGTH = 6;

/** What of a text can be a code. */
export const codeIn = (text: string): string => text.replace(/[^a-zA-Z0-9]/g, '').slice(0, CODE_LENGTH);
