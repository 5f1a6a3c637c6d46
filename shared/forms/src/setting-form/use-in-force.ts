import { query } from '@paga/client';
import type { Endpoint, InputOf, OutputOf } from '@paga/contract/endpoint';
import { useQuery } from '@tanstack/react-query';

/** What a setting is today, for its summary; undefined until it was read. */
export function useInForce<E extends Endpoint>(
  read: E,
  input: InputOf<E> = {} as InputOf<E>,
): OutputOf<E> | undefined {
  return useQuery({ ...query(read as Endpoint, input as InputOf<Endpoint>), meta: { silent: true } }).data as
    | OutputOf<E>
    | undefined;
}
