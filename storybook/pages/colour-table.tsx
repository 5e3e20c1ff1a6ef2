import { contrast } from '../../web/src/ui/theme/contrast.ts';
import { day, night } from '../../web/src/ui/theme/palette.ts';
import type { Palette } from '../../web/src/ui/theme/palette.ts';

const names: readonly [string, keyof Palette][] = [
  ['fg', 'ink'],
  ['fg.muted', 'inkMuted'],
  ['fg.subtle', 'inkSubtle'],
  ['accent.fg', 'amberText'],
  ['rising.fg', 'green'],
  ['falling.fg', 'red'],
  ['rising.fg (blue and orange)', 'blue'],
  ['falling.fg (blue and orange)', 'orange'],
  ['neutral.fg', 'yellow'],
  ['border.control', 'control'],
  ['focus.ring', 'ring'],
];

function Sample({ palette, name }: { palette: Palette; name: keyof Palette }) {
  return (
    <td
      style={{
        background: palette.canvas,
        color: palette[name],
        padding: '8px 16px',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      64,210.50 · {palette[name]} · {contrast(palette[name], palette.canvas).toFixed(1)} : 1
    </td>
  );
}

/** Every colour that carries meaning, on the surface it stands on, with its contrast. */
export function ColourTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>name</th>
          <th>by day</th>
          <th>by night</th>
        </tr>
      </thead>
      <tbody>
        {names.map(([label, name]) => (
          <tr key={label}>
            <td>
              <code>{label}</code>
            </td>
            <Sample palette={day} name={name} />
            <Sample palette={night} name={name} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
