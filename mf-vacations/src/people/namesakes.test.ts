import { namesakeNotes } from './namesakes.ts';

test('people of one name have their position beside it, of one position too the start of the contract; others nothing', () => {
  const person = (id: number, name: string, occupation: string | null, contractStarted = '2024-03-01') => {
    return { id, name, occupation, contractStarted };
  };
  const notes = namesakeNotes([
    person(1, 'Arta', 'Jurist'),
    person(2, 'Besa', 'Jurist'),
    person(3, 'Besa', 'Shitës'),
    ...[person(4, 'Dren', 'Shofer'), person(5, 'Dren', 'Shofer', '2025-01-15'), person(6, 'Dren', null)],
  ]);
  expect([...notes]).toEqual([
    [2, 'Jurist'],
    [3, 'Shitës'],
    [4, 'Shofer, 01.03.2024'],
    [5, 'Shofer, 15.01.2025'],
    [6, '01.03.2024'],
  ]);
});
