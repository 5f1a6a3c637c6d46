import { query } from '@paga/client';
import { getSectorAbsences } from '@paga/contract/leave';
import { formatDate } from '@paga/kit/own';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Who of the sector is away, by name and days; nothing where the company does not show it, and from a server of before. */
export function OwnSector(): ReactElement | null {
  const { t } = useTranslation('vacations');
  const { data } = useQuery({ ...query(getSectorAbsences), meta: { silent: true } });
  const absences = data?.absences;
  if (!absences) return null;
  return (
    <section className="own-card" aria-label={t('own.sector.title')}>
      <h2>{t('own.sector.title')}</h2>
      {absences.length === 0 ? (
        <p>{t('own.sector.none')}</p>
      ) : (
        <ul className="own-list">
          {absences.map(({ name, from, to }) => (
            <li key={`${name} ${from}`}>
              <b>{name}</b>
              <span>
                {formatDate(from)} – {formatDate(to)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
