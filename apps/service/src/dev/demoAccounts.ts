/** Password of every demo account but `first01`. Source: README.md "Two commands". */
export const DEMO_PASSWORD = 'Marquee#2026';

interface DemoAccount {
  username: string;
  role: string;
  /** Password, if not the usual one. */
  password?: string;
  /** Start page. @default the lobby */
  home?: string;
}

/** Demo accounts of the site with their purposes. Source: README.md "Two commands". */
export const demoAccounts: DemoAccount[] = [
  { username: 'player01', role: 'A member with money to play' },
  { username: 'player02', role: 'A second member' },
  { username: 'player03', role: 'A member of a promoter’s team' },
  { username: 'player04', role: 'A member of the second team' },
  { username: 'player05', role: 'A member without an agent' },
  { username: 'trial01', role: 'A trial account: may look, not play for money' },
  { username: 'agent01', role: 'A master agent with a team of three levels', home: '/agentHome' },
  { username: 'agent11', role: 'An agent of that team', home: '/agentHome' },
  { username: 'agent41', role: 'A promoter of that team', home: '/agentHome' },
  { username: 'agent42', role: 'A promoter’s sub-agent', home: '/agentHome' },
  { username: 'agent02', role: 'The master agent of a second team', home: '/agentHome' },
  { username: 'first01', role: 'A member who must choose a new password', password: '123456' },
  { username: 'frozen01', role: 'A frozen member' },
  { username: 'excluded01', role: 'A member who has excluded themselves' },
  { username: 'limit01', role: 'A member who has reached a limit' },
];

/** Demo accounts of operators. They cannot log in at the site. */
export const demoOperators: DemoAccount[] = [
  { username: 'operator01', role: 'An operator' },
  { username: 'operator02', role: 'A second operator, who approves' },
];
