import { leftText, sendInTime } from './send-in-time.ts';

test('what is left after twenty seconds is sent by the next call', async () => {
  let at = 0;
  const sent: number[] = [];
  const send = async (item: number) => {
    at += 6_000;
    sent.push(item);
  };
  const people = [1, 2, 3, 4, 5, 6];
  const first = await sendInTime(people, send, () => at);
  expect(first).toBe(4);
  expect(await sendInTime(people.slice(first), send, () => at)).toBe(2);
  expect(sent).toEqual(people);
  expect(leftText(4, 6, 'en')).toBe('4 of 6 employees were sent. Send again to go on with the others.');
  expect(leftText(4, 6, 'sq')).toBe(
    'U dërguan 4 nga 6 punonjës. Dërgoni përsëri për të vazhduar me të tjerët.',
  );
});
