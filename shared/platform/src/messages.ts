import en from '../messages/en.json';
import sq from '../messages/sq.json';

/** The i18next namespace of the platform's own texts. */
export const NAMESPACE = 'platform';

/** The platform's own texts, registered by the shell at its start. */
export const platformMessages = { sq, en };
