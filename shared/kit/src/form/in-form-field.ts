import { createContext } from 'react';

/** Whether a field of a form says below itself what is wrong with it. */
export const InFormField = createContext(false);
