/** The headings of the settings place: how work and leave are paid, the company itself, what the law says, the platform itself. */
export const SETTING_GROUPS = ['pay', 'company', 'national', 'platform'] as const;
