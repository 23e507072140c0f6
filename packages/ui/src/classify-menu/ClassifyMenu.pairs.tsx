import { ClassifyMenu } from '@site/ui/ClassifyMenu';

const itemsOf = (labels: readonly string[]) => labels.map((label) => ({ id: label, label, href: '#classes' }));

export const Few = () => <ClassifyMenu label="Kinds of games" current="All" items={itemsOf(['All', 'Hot', 'New', 'Favourites'])} />;

export const Many = () => (
  <ClassifyMenu
    label="Vendors"
    current="All"
    items={itemsOf(['All', 'Lantern Works', 'Ninth Pond', 'Low Water', 'Obelisk', 'Apogee', 'Mirrorline', 'Penny Press', 'Touchline'])}
  />
);
