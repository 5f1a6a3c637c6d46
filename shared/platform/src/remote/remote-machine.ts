import type { FailureCode } from './remote-failure.ts';

/** Which of the two builds a registry entry names. */
type BuildChoice = 'current' | 'lastGood';

/** Where a remote stands. `rolledBack` runs on its last good build because of `code`. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; build: BuildChoice; after?: FailureCode }
  | { status: 'ready' }
  | { status: 'failed'; code: FailureCode }
  | { status: 'incompatible' }
  | { status: 'rolledBack'; code: FailureCode }
  | { status: 'disabled' };

/** What can happen to a remote. `spare`: a last good build is there and fits this shell. */
export type RemoteEvent =
  | { type: 'wanted' }
  | { type: 'arrived'; build: BuildChoice }
  | { type: 'failed'; code: FailureCode; spare: boolean }
  /** What it brought threw while it was rendered; `build`: the one it was brought by. */
  | { type: 'threw'; build: BuildChoice; spare: boolean }
  | { type: 'retried' }
  | { type: 'enabled' }
  | { type: 'disabled' };

/** Whether a remote runs on its last good build, or is about to. */
export function isOnLastGood(state: RemoteState): boolean {
  return state.status === 'rolledBack' || (state.status === 'loading' && state.build === 'lastGood');
}

function afterFailure(state: RemoteState, code: FailureCode, spare: boolean): RemoteState {
  if (spare && !isOnLastGood(state)) return { status: 'loading', build: 'lastGood', after: code };
  if (code === 'INCOMPATIBLE') return { status: 'incompatible' };
  return { status: 'failed', code: state.status === 'loading' ? (state.after ?? code) : code };
}

/** Code that threw in a place of the page takes its build away from all of them, where another one is there: one remote runs one build. */
function afterThrow(state: RemoteState, build: BuildChoice, spare: boolean): RemoteState {
  if (!spare || build === 'lastGood' || isOnLastGood(state)) return state;
  return { status: 'loading', build: 'lastGood', after: 'RENDER_THREW' };
}

function afterArrival(state: RemoteState, build: BuildChoice): RemoteState {
  if (build === 'lastGood')
    return state.status === 'loading' ? { status: 'rolledBack', code: state.after ?? 'MODULE_THREW' } : state;
  if (state.status === 'loading' && state.build === 'lastGood') return state;
  return state.status === 'loading' || state.status === 'failed' ? { status: 'ready' } : state;
}

/** The machine itself: pure, total, one place. Events that mean nothing in a state leave it as it is. */
export function nextRemoteState(state: RemoteState, event: RemoteEvent): RemoteState {
  if (event.type === 'disabled') return { status: 'disabled' };
  if (state.status === 'disabled') return event.type === 'enabled' ? { status: 'idle' } : state;
  switch (event.type) {
    case 'wanted':
      return state.status === 'idle' || state.status === 'failed'
        ? { status: 'loading', build: 'current' }
        : state;
    case 'arrived':
      return afterArrival(state, event.build);
    case 'failed':
      return state.status === 'idle' ? state : afterFailure(state, event.code, event.spare);
    case 'threw':
      return afterThrow(state, event.build, event.spare);
    case 'retried':
      return { status: 'loading', build: 'current' };
    default:
      return state;
  }
}
