/** Lists what operators may be allowed to do. */
export const deskActs = [
  'readQueues',
  'decideMoney',
  'decideCases',
  'readMembers',
  'actOnMembers',
  'adjust',
  'writeContent',
  'changeCatalogue',
  'runCampaigns',
  'changeBrand',
  'readBooks',
  'readLog',
  'manageColleagues',
  'decideProposals',
] as const;
export type DeskAct = (typeof deskActs)[number];

/** Roles of operators, and what each may do. Source: OPR-01. */
export const deskRoles = {
  support: ['readQueues', 'decideCases', 'readMembers', 'actOnMembers'],
  cashier: ['readQueues', 'decideMoney', 'readMembers', 'adjust', 'readBooks', 'decideProposals'],
  content: ['writeContent', 'changeCatalogue'],
  admin: deskActs,
} as const satisfies Record<string, readonly DeskAct[]>;
export type DeskRole = keyof typeof deskRoles;

/** Returns what a role may do. */
export const actsOf = (role: DeskRole): readonly DeskAct[] => deskRoles[role];

/** Returns true when a role may do something. */
export const mayDo = (role: DeskRole, act: DeskAct): boolean => actsOf(role).includes(act);
