// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/es/shell.json' with { type: 'json' };
import system from '../catalogues/es/system.json' with { type: 'json' };
import ui from '../catalogues/es/ui.json' with { type: 'json' };
import home from '../catalogues/es/home.json' with { type: 'json' };
import lobby from '../catalogues/es/lobby.json' with { type: 'json' };
import popups from '../catalogues/es/popups.json' with { type: 'json' };

export const FIRST = { shell, system, ui, home, lobby, popups };
