/** Options of a select element, by id and name. */

interface NamedOptionsProps {
  options: readonly { id: number | string; name: string }[];
}

export function NamedOptions({ options }: NamedOptionsProps) {
  return options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
