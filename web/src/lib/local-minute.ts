/** '2026-11-21T14:05' in the reader's own time zone, as fields for date and time take it; never before `moment`. */
export function localMinute(moment: Date): string {
  const minute = new Date(Math.ceil(moment.getTime() / 60_000) * 60_000);
  const part = (value: number) => String(value).padStart(2, '0');
  const day = [minute.getFullYear(), part(minute.getMonth() + 1), part(minute.getDate())].join('-');
  return `${day}T${part(minute.getHours())}:${part(minute.getMinutes())}`;
}
