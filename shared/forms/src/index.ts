// Forms that save by a call of the contract: their fields, their faults in words, and settings that hold from a day on.
export { formTexts, useFormTexts } from './texts.ts';
