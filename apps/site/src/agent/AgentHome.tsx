export default function AgentHome() {
  return null;
}
