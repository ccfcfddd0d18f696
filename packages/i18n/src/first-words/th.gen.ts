// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/th/shell.json' with { type: 'json' };
import system from '../catalogues/th/system.json' with { type: 'json' };
import ui from '../catalogues/th/ui.json' with { type: 'json' };
import home from '../catalogues/th/home.json' with { type: 'json' };
import lobby from '../catalogues/th/lobby.json' with { type: 'json' };
import popups from '../catalogues/th/popups.json' with { type: 'json' };

export const FIRST = { shell, system, ui, home, lobby, popups };
