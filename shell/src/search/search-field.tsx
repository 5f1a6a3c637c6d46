import { Icon, Row } from '@paga/kit';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** Ids of the list of finds while it is shown, and of the find the arrows have reached. */
  list: string | undefined;
  active: string | undefined;
  /** Shows the key that leads here; without it the field takes the focus by itself. */
  hinted: boolean;
  onType: (text: string) => void;
  onPress: (event: KeyboardEvent) => void;
  onFocus: () => void;
};

/** The field of the search, a combobox whose list is the finds. */
export function SearchField({
  field,
  text,
  list,
  active,
  hinted,
  onType,
  onPress,
  onFocus,
}: SearchFieldProps): ReactNode {
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (hinted) return;
    // A dialog is put on the page only after its content.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [field, hinted]);
  return (
    <Row wrap={false} className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K /"
        autoComplete="off"
        placeholder={t('search.label')}
        value={text}
        onFocus={onFocus}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onPress}
      />
      {hinted && (
        <span className="search-key" aria-hidden="true">
          {t('search.key')}
        </span>
      )}
    </Row>
  );
}
