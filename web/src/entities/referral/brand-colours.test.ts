import { contrast } from '../../ui/theme/contrast.ts';
import { solidColour, textOn } from './brand-colours.ts';

describe("a partner's colours", () => {
  it('are read in the ways that CSS writes them', () => {
    expect(solidColour('#0af')).toBe('#00AAFF');
    expect(solidColour('#00d4ff')).toBe('#00D4FF');
    expect(solidColour('rgb(0, 212, 255)')).toBe('#00D4FF');
    expect(solidColour('no such colour')).toBeNull();
    expect(solidColour('url(https://example.com/x)')).toBeNull();
  });

  it('carry text that can be read, whatever they are', () => {
    for (let red = 0; red < 256; red += 17)
      for (let green = 0; green < 256; green += 17)
        for (let blue = 0; blue < 256; blue += 17) {
          const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
          expect(contrast(textOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
        }
  });
});
