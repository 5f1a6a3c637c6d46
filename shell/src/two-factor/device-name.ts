import { deviceNameOf } from '@paga/contract/identity/device-name';

/** What a person knows this device by, `Firefox, Windows`; a label, it proves nothing. */
export function deviceName(agent: string = navigator.userAgent): string {
  return deviceNameOf(agent);
}
