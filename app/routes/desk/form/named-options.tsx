/** What a form offers to choose from: each by its id, called by its name. */

export function NamedOptions({ of }: { of: readonly { id: number; name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
