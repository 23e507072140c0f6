import Button from '@mui/material/Button';
import { TournamentCard } from '@site/ui/TournamentCard';

export default function Example() {
  return (
    <TournamentCard
      name="High tide"
      href="#high-tide"
      status={{ tone: 'good', icon: 'bolt', label: 'Running' }}
      rule="Highest win of one round by its stake, on slots, from $0.20"
      poolMinor={29_000n}
      currency="USD"
      time="Ends at midnight"
      players="128 players"
      action={<Button variant="contained">Join</Button>}
      style={{ inlineSize: 420 }}
    />
  );
}
