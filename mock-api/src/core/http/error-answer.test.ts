import { ERROR_STATUS, type ErrorCode } from '@paga/contract/error-codes';
import { DomainError } from '../domain-error.ts';
import { errorAnswer } from './error-answer.ts';

const COME_AGAIN = Object.entries(ERROR_STATUS)
  .filter(([, status]) => [429, 503].includes(status))
  .map(([code]) => code as ErrorCode);

test('a refusal for now always says when to come again, also where the place that refuses does not', () => {
  expect(COME_AGAIN).toContain('TOO_MANY_REQUESTS');
  for (const code of COME_AGAIN) {
    expect(errorAnswer(new DomainError(code)).retryAfter).toBeGreaterThan(0);
    expect(errorAnswer(new DomainError(code, { retryAfter: 900 })).retryAfter).toBe(900);
  }
  expect(errorAnswer(new DomainError('NOT_FOUND')).retryAfter).toBeUndefined();
});
