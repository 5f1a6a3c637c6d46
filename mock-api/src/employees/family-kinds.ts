import { FamilyMemberType } from '@paga/contract/shapes';

/** Family member types of the wire by the engine's names. */
export const familyKinds = {
  [FamilyMemberType.partner]: 'partner',
  [FamilyMemberType.children]: 'children',
  [FamilyMemberType.adultChildren]: 'adultChildren',
  [FamilyMemberType.parents]: 'parent',
} as const;
