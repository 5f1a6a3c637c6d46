/** Leads the tab away from the product, to an address that has been checked. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
