import type { CallName } from '@paga/contract/access-table';
import type { IconName } from '@paga/kit';
import type { ComponentType } from 'react';

/** The headings under which the settings stand: how work is paid, leave, the company itself, what is the same for every company. */
export const SETTING_GROUPS = ['pay', 'leave', 'company', 'national'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Asks for nothing but to be closed: loads what it shows itself. */
export type SettingModal = ComponentType<{ onClose: () => void }>;

/** A tile: opens a window over the page, or leads to a page of its own. Its texts are `payrollSettings.setting.<key>.{title,text}`. */
export type Setting = { key: string; group: SettingGroup; icon: IconName; needs: readonly CallName[] } & (
  | { Modal: SettingModal; to?: never }
  | { to: string; Modal?: never }
);

export const SETTINGS: readonly Setting[] = [];
