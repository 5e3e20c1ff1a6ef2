/* global window, document */
/**
 * What every page of the bench needs. A page defines `window.drawBenchChart(input)` and resolves to
 * { plot, xs, yHigh, yLow } in CSS pixels of the whole page.
 */
window.benchPage = {
  /** Clears the page and returns the element that holds the chart, under a header when there is one. */
  stage(input) {
    const { look, header } = input;
    document.body.innerHTML = '';
    document.body.style.cssText = `margin:0;background:${look.theme.bg};color:${look.theme.text};font-family:${look.font};overflow:hidden`;
    const top = document.createElement('div');
    top.style.cssText = `box-sizing:border-box;height:${header.height}px;padding:0 12px;display:flex;gap:14px;align-items:center;white-space:nowrap;overflow:hidden`;
    for (const part of header.parts) {
      const span = document.createElement('span');
      span.textContent = part.text;
      span.style.cssText = `font-size:${part.size}px;font-weight:${part.weight};color:${part.colour}`;
      if (part.background)
        span.style.cssText += `;background:${part.background};padding:2px 6px;border-radius:4px`;
      top.appendChild(span);
    }
    if (header.height) document.body.appendChild(top);
    const element = document.createElement('div');
    element.style.cssText = `width:${look.width}px;height:${look.height - header.height}px;position:relative`;
    document.body.appendChild(element);
    return element;
  },
  /** Resolves when the program has painted. */
  async settled(ms = 120) {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, ms));
    await new Promise((resolve) => window.requestAnimationFrame(() => window.requestAnimationFrame(resolve)));
  },
};
