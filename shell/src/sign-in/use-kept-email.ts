import { useEffect, useState } from 'react';

const KEPT = 'paga.sign-in.email';

function taken(): string {
  const email = sessionStorage.getItem(KEPT) ?? '';
  sessionStorage.removeItem(KEPT);
  return email;
}

/** The user name that is being typed; it is there again when the page is loaded anew before somebody has signed in. */
export function useKeptEmail(): [string, (email: string) => void] {
  const [email, setEmail] = useState(taken);
  useEffect(() => {
    const keep = () => email && sessionStorage.setItem(KEPT, email);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [email]);
  return [email, setEmail];
}
