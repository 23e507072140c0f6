/** Returns the cell that a key leads to on a square board, or undefined for other keys. Boards are not mirrored, and neither are their keys. */
export function nextCell(key: string, cell: number, side: number): number | undefined {
  if (cell < 0) return undefined;
  const [row, column] = [Math.floor(cell / side), cell % side];
  switch (key) {
    case 'ArrowLeft':
      return row * side + Math.max(0, column - 1);
    case 'ArrowRight':
      return row * side + Math.min(side - 1, column + 1);
    case 'ArrowUp':
      return Math.max(0, row - 1) * side + column;
    case 'ArrowDown':
      return Math.min(side - 1, row + 1) * side + column;
    case 'Home':
      return row * side;
    case 'End':
      return row * side + side - 1;
    default:
      return undefined;
  }
}
