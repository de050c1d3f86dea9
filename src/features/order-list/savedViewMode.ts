/** What the row of saved views is busy with besides showing them. */
export type ViewTask =
  | { kind: 'save' }
  | { kind: 'rename'; name: string }
  | { kind: 'deleted'; name: string; restore: () => void }
  | null;

/** Whether it asks for a name. */
export function isNaming(task: ViewTask): boolean {
  return task?.kind === 'save' || task?.kind === 'rename';
}
