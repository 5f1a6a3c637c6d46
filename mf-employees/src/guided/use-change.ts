import { invalidates, mutation } from '@paga/client';
import type { Endpoint, InputOf, OutputOf } from '@paga/contract/endpoint';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshEmployees } from '#refresh-employees.ts';

type Change<E extends Endpoint> = {
  endpoint: E;
  /** What it makes old beside the employees. */
  touches: readonly Pick<Endpoint, 'method' | 'path'>[];
  doneText: (answer: OutputOf<E>, input: InputOf<E>) => string;
};

/** A change of people whose page says itself what went wrong. `run` answers null where it was refused; done or refused, what it touches is read anew. */
export function useChange<E extends Endpoint>({ endpoint, touches, doneText }: Change<E>) {
  const errorText = useErrorText();
  const toast = useToast();
  const client = useQueryClient();
  const { mutateAsync, error } = useMutation({ ...mutation(endpoint), meta: { silent: true } });
  const run = async (input: InputOf<E>): Promise<{ answer: OutputOf<E> } | null> => {
    const done = await mutateAsync(input).then(
      (answer) => ({ answer }),
      () => null,
    );
    await Promise.all([
      refreshEmployees(client),
      ...touches.map((touched) => client.invalidateQueries(invalidates(touched))),
    ]);
    if (done) toast.success(doneText(done.answer, input));
    return done;
  };
  return { run, problem: error ? errorText(error) : null };
}
