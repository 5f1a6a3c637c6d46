/** Once what was pressed has made way, the focus goes on to the green button of the head, which names the next step. */
export function focusNextStep(): void {
  setTimeout(() => document.querySelector<HTMLElement>('.month-header-end .paga-button-primary')?.focus());
}
