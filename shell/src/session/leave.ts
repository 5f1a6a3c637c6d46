/** Loads another page of this origin: nothing of a session stays in memory. */
export function leaveFor(place: string): void {
  location.assign(place);
}
