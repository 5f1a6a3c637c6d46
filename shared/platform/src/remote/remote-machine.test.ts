import { nextRemoteState, type RemoteEvent, type RemoteState } from './remote-machine.ts';

type Line = [from: RemoteState, event: RemoteEvent, to: RemoteState];

const idle: RemoteState = { status: 'idle' };
const loading: RemoteState = { status: 'loading', build: 'current' };
const fallingBack: RemoteState = { status: 'loading', build: 'lastGood', after: 'ENTRY_UNREACHABLE' };
const fallingBackFromRender: RemoteState = { status: 'loading', build: 'lastGood', after: 'RENDER_THREW' };
const ready: RemoteState = { status: 'ready' };
const failed: RemoteState = { status: 'failed', code: 'TIMEOUT' };
const rolledBack: RemoteState = { status: 'rolledBack', code: 'ENTRY_UNREACHABLE' };
const incompatible: RemoteState = { status: 'incompatible' };
const disabled: RemoteState = { status: 'disabled' };

const LINES: Line[] = [
  [idle, { type: 'wanted' }, loading],
  [loading, { type: 'wanted' }, loading],
  [ready, { type: 'wanted' }, ready],
  [failed, { type: 'wanted' }, loading],
  [rolledBack, { type: 'wanted' }, rolledBack],
  [incompatible, { type: 'wanted' }, incompatible],
  [loading, { type: 'arrived', build: 'current' }, ready],
  [failed, { type: 'arrived', build: 'current' }, ready],
  [fallingBack, { type: 'arrived', build: 'lastGood' }, rolledBack],
  [fallingBack, { type: 'arrived', build: 'current' }, fallingBack],
  [ready, { type: 'arrived', build: 'current' }, ready],
  [loading, { type: 'failed', code: 'TIMEOUT', spare: false }, failed],
  [loading, { type: 'failed', code: 'ENTRY_UNREACHABLE', spare: true }, fallingBack],
  [ready, { type: 'failed', code: 'ENTRY_UNREACHABLE', spare: true }, fallingBack],
  [
    fallingBack,
    { type: 'failed', code: 'TIMEOUT', spare: true },
    { status: 'failed', code: 'ENTRY_UNREACHABLE' },
  ],
  [rolledBack, { type: 'failed', code: 'TIMEOUT', spare: true }, failed],
  [loading, { type: 'failed', code: 'INCOMPATIBLE', spare: false }, incompatible],
  [idle, { type: 'failed', code: 'TIMEOUT', spare: false }, idle],
  [ready, { type: 'threw', build: 'current', spare: true }, fallingBackFromRender],
  [loading, { type: 'threw', build: 'current', spare: true }, fallingBackFromRender],
  [fallingBackFromRender, { type: 'arrived', build: 'current' }, fallingBackFromRender],
  [
    fallingBackFromRender,
    { type: 'arrived', build: 'lastGood' },
    { status: 'rolledBack', code: 'RENDER_THREW' },
  ],
  [ready, { type: 'threw', build: 'current', spare: false }, ready],
  [rolledBack, { type: 'threw', build: 'lastGood', spare: true }, rolledBack],
  [rolledBack, { type: 'threw', build: 'current', spare: true }, rolledBack],
  [disabled, { type: 'threw', build: 'current', spare: true }, disabled],
  [failed, { type: 'retried' }, loading],
  [rolledBack, { type: 'retried' }, loading],
  [incompatible, { type: 'retried' }, loading],
  [ready, { type: 'disabled' }, disabled],
  [disabled, { type: 'wanted' }, disabled],
  [disabled, { type: 'retried' }, disabled],
  [disabled, { type: 'enabled' }, idle],
];

test.each(LINES)('%j, when %j, becomes %j', (from, event, to) => {
  expect(nextRemoteState(from, event)).toEqual(to);
});
