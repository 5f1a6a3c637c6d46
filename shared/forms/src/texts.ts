import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import en from '../messages/en.json';
import sq from '../messages/sq.json';

const NAMESPACE = 'forms';
const TEXTS = { sq, en };

/** Every remote brings its own copy of these forms, so their texts come with the first form and not with the start of the page. */
function registerTexts(): void {
  for (const [language, texts] of Object.entries(TEXTS))
    if (!i18next.hasResourceBundle(language, NAMESPACE))
      i18next.addResourceBundle(language, NAMESPACE, texts);
}

/** The texts of this package in the language of now, for code that is no component. */
export function formTexts(): TFunction<'forms'> {
  registerTexts();
  return i18next.getFixedT(null, NAMESPACE);
}

/** The texts of this package for a component. */
export function useFormTexts(): TFunction<'forms'> {
  registerTexts();
  return useTranslation(NAMESPACE).t;
}
