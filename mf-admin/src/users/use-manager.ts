import type { Manager } from '@paga/contract/identity/user-grants';
import { useSession } from '@paga/platform';

/** The signed-in person as the grant table asks for them; which companies they are linked to the server looks up. */
export function useManager(): Manager {
  const { user, roleId } = useSession();
  return { userId: user.id, roleId, companyIds: [] };
}
