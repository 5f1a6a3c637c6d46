// For journeys, which cannot wait: as if a day had passed for the passkeys and step-ups of the installation in DATA_DIR. `tsx scripts/wind-on.ts`
import { operate } from './operator.ts';

await operate(async (owner) => {
  await owner.query(
    `update "passkey" set "confirmsFrom" = "createdAt", "createdAt" = "createdAt" - interval '1 day'`,
  );
  await owner.query('delete from "step_up_grant"');
  return true;
});
