import { LEAVE_SETTING } from '#company/settings.ts';
import { datedSetting } from '#core/dated-setting.ts';

/** Changes the leave configuration from a day on. */
export const { change: updateLeaveConfiguration } = datedSetting(LEAVE_SETTING);
