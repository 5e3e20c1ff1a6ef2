import type { ReactNode } from 'react';

export interface Sort {
  /** The `id` of the column. */
  by: string;
  order: 'asc' | 'desc';
}

export interface Column<Row> {
  /** Its name in sorting, and its key. */
  id: string;
  header: string;
  /** Said, not shown: for buttons at the end of a row. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures stand at the end, under one another. */
  align?: 'start' | 'end';
  /** On a phone: 'title' heads the card, 'actions' close it, 'hidden' is left out. Otherwise header and value in one line. */
  narrow?: 'title' | 'actions' | 'hidden';
  /** May break into lines; by default a cell is one line. */
  wrap?: boolean;
  /** CSS width, where the content must not decide. */
  width?: string;
}
