import { datedSetting } from '#company/dated-setting.ts';
import { LEAVE_SETTING } from '#company/settings.ts';

/** Changes the leave configuration from a day on. */
export const { change: updateLeaveConfiguration } = datedSetting(LEAVE_SETTING);
