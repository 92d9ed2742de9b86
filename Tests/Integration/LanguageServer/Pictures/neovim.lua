-- The settings of Neovim in pictures. EDITORS is the folder of the configurations, SERVER the server's program.
vim.opt.runtimepath:append(os.getenv 'EDITORS' .. '/Neovim')
require('inline_graphql').setup { command = { os.getenv 'SERVER', 'lsp' } }

vim.o.swapfile = false
vim.o.termguicolors = true
vim.o.background = 'dark'
vim.o.completeopt = 'menuone,noinsert,popup'
vim.o.winborder = 'rounded'
-- Neovim's own colors, and some for what they leave white. Names in GraphQL have those of the server's kinds.
for name, settings in pairs {
  Normal = { fg = '#e4e4e8' },
  Statement = { fg = '#d6a0ff' },
  ['@lsp.type.keyword'] = { fg = '#d6a0ff' },
  ['@lsp.type.type'] = { fg = '#ffd866' },
  ['@lsp.type.parameter'] = { fg = '#f0b890' },
  ['@lsp.type.variable'] = { fg = '#f0b890' },
} do
  vim.api.nvim_set_hl(0, name, settings)
end
vim.o.fillchars = 'eob: '
vim.o.hlsearch = false
vim.o.laststatus = 0
vim.o.ruler = false
vim.o.showcmd = false
vim.o.shortmess = vim.o.shortmess .. 'FIc'
vim.api.nvim_create_autocmd('LspAttach', {
  callback = function(event) vim.lsp.completion.enable(true, event.data.client_id, event.buf) end,
})
