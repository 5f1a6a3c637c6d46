// What `react-i18next` is for the remotes: the names in use. The build's gate keeps imports within these names.
export { Trans, useTranslation } from 'react-i18next';
