// All that other areas may import of this one: reads and commands, no tables.
export { approvalOf, changedByPerson, isMakerOf } from './open-makers.ts';
