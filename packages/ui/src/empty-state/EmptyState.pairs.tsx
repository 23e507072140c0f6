import { EmptyState } from '@site/ui/EmptyState';
import Button from '@mui/material/Button';

export const NextStep = () => (
  <EmptyState
    icon="calendar"
    title="No bets from 14 to 20 Nov"
    text="Bets are listed about a minute after they settle."
    action={<Button variant="outlined">Show 30 days</Button>}
  />
);

export const DeadEnd = () => <EmptyState title="No data" />;
